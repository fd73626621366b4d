export { LayoutList as default } from 'lucide-react';
