export { Shapes as default } from 'lucide-react';
