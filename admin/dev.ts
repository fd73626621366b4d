/** Entry while developing: components are exchanged in place as they are edited. */
import '@vitejs/plugin-react/preamble';
import './main.tsx';
