import { useWords } from '../kit/words.ts';
import { SERVICES, type Service } from './services.ts';

/** What links to a service are called: most by their name, which is the same in every language. */
export function useServiceWords(): (service: Service) => string {
  const say = useWords('page');
  return (service) => {
    switch (service) {
      case 'email':
        return say('email');
      case 'phone':
        return say('telephone');
      case 'website':
        return say('website');
      default:
        return SERVICES[service].name;
    }
  };
}
