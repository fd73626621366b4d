export { Clapperboard as default } from 'lucide-react';
