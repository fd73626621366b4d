export { Clock3 as default } from 'lucide-react';
