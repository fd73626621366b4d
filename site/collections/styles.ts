/** Entry of the style sheet that pages of collections bring along. */
import './styles.css';
import './item-page.css';
import './media.css';
import './comments/styles.css';
