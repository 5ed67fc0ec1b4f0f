import notice from '../../kit/styles/notice.css?inline';
import sessions from './sessions.css?inline';
import leave from '../parts/leave-question.css?inline';
import screens from '../screens/later-screens.css?inline';
import orderTerms from '../summary/order-terms.css?inline';

/** The style sheet of the screens after the first one. It comes with their code. */
export const laterStyles: string = notice + orderTerms + leave + screens + sessions;
