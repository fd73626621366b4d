import { announcementName, type Announcement, type AnnouncementState } from '#core/content/announcement.ts';
import { CLOSED_ANNOUNCEMENT_KEY } from '#core/visitors/cookies.ts';

/**
 * Runs in the head, before anything is painted: the page is one copy for everybody, and a bar that was closed must
 * neither flash nor push the page down. Only where this runs is there a button to close it.
 */
export const CLOSING_SCRIPT =
  `(function(h,k,s){try{s=localStorage;if(s.getItem(k)==h.dataset[k])h.removeAttribute("data-"+k)}catch(e){}` +
  `h.setAttribute("data-closable","");addEventListener("click",function(e){` +
  `if(e.target.closest(".announcement-close")){try{s.setItem(k,h.dataset[k])}catch(e){}h.removeAttribute("data-"+k)}` +
  `})})(document.documentElement,"${CLOSED_ANNOUNCEMENT_KEY}");`;

/** On the root of the page, as long as its bar is to be seen. */
export function announcementAttribute(
  announcement: Announcement,
  state: AnnouncementState | undefined,
): string {
  return state === undefined ? '' : ` data-${CLOSED_ANNOUNCEMENT_KEY}="${announcementName(announcement)}"`;
}
