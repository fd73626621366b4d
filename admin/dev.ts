/** Entry while developing: components are exchanged in place as they are edited. */
import '@vitejs/plugin-react/preamble';
// The build brings the styles of each component with it.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './main.tsx';
