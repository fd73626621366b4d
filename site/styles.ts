/** Entry of the style sheet all sites share. */
import './base.css';
import './frame/chrome.css';
import './frame/folders.css';
import './frame/shop-links.css';
import './frame/languages.css';
import './frame/special-pages.css';
import './announcement/announcement.css';
import './index-page.css';
import './locks.css';
import './shop/shop.css';
import './extras/extras.css';
import './popup/popup.css';
import './section-video/styles.css';
import '#browser/motion/block-animation.css';
import '#blocks/image/masks.css';

import.meta.glob(['../blocks/*/styles.css', './shop/*/styles.css'], { eager: true });
