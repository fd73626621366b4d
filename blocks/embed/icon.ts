export { AppWindow as default } from 'lucide-react';
