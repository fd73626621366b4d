export { ShoppingBag as default } from 'lucide-react';
