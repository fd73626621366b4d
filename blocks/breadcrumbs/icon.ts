export { ChevronsRight as default } from 'lucide-react';
