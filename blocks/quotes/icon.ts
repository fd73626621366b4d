export { Quote as default } from 'lucide-react';
