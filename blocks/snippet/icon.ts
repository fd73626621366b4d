export { Code as default } from 'lucide-react';
