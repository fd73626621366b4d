export { Disc3 as default } from 'lucide-react';
