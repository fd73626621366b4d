export { CircleUser as default } from 'lucide-react';
