export { Rows3 as default } from 'lucide-react';
