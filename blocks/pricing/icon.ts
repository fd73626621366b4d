export { BadgeEuro as default } from 'lucide-react';
