export { SquareSplitHorizontal as default } from 'lucide-react';
