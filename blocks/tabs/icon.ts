export { PanelTop as default } from 'lucide-react';
