export { MoveHorizontal as default } from 'lucide-react';
