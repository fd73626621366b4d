export { Milestone as default } from 'lucide-react';
