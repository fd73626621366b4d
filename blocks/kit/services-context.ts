import { createContext } from 'react';
import { SERVICE_URLS, type ServiceUrls } from '#core/blocks/services.ts';

/** Where the scripts of other services are loaded from. */
export const ServicesContext = createContext<ServiceUrls>(SERVICE_URLS);
