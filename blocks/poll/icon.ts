export { Vote as default } from 'lucide-react';
