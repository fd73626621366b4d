export { Cookie as default } from 'lucide-react';
