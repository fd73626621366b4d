export { AudioLines as default } from 'lucide-react';
