export { Languages as default } from 'lucide-react';
