export { Handshake as default } from 'lucide-react';
