export { Mails as default } from 'lucide-react';
