export { Rss as default } from 'lucide-react';
