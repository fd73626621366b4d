export { MessageSquareQuote as default } from 'lucide-react';
