export { Files as default } from 'lucide-react';
