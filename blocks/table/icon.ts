export { Table as default } from 'lucide-react';
