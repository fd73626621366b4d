export { CalendarPlus as default } from 'lucide-react';
