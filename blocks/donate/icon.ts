export { HandHeart as default } from 'lucide-react';
