/** Where the product runs during the journeys; those of another file run beside these, on the next port. */
export const PORT = Number(process.env.E2E_PORT ?? 3999) + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const APP_URL = `http://localhost:${PORT}`;
export const SITE_URL = `http://demo.localhost:${PORT}`;
export const ADMIN_URL = `${SITE_URL}/config/`;
export const OWNER = { email: 'owner@example.com', password: 'plinth-demo' };
/** Where journeys run a name server of their own, which the product asks about domains. */
export const NAME_SERVER_PORT = PORT + 10_000;
/** Where journeys run what stands for payment providers. */
export const PROVIDER_PORTS = { STRIPE: PORT + 20_000, MOLLIE: PORT + 30_000 };
/** A domain somebody brings along; the browser of the journeys finds the product there. */
export const OWN_DOMAIN = 'www.osei-brandt.example';
