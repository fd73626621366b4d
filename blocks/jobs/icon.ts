export { BriefcaseBusiness as default } from 'lucide-react';
