export { Stamp as default } from 'lucide-react';
