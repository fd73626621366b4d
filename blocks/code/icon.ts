export { CodeXml as default } from 'lucide-react';
