export { Sticker as default } from 'lucide-react';
