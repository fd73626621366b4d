export { CookingPot as default } from 'lucide-react';
