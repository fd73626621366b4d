export { MoveVertical as default } from 'lucide-react';
