export { Ruler as default } from 'lucide-react';
