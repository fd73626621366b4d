/** Made only while the platform runs on a localhost name. */
export const DEMO_OWNER = { email: 'owner@example.com', password: 'plinth-demo', name: 'Demo Owner' };
