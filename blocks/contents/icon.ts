export { TableOfContents as default } from 'lucide-react';
