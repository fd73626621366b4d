export { Tags as default } from 'lucide-react';
