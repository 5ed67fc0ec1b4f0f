import sessions from './sessions.css?inline';
import screens from '../screens/later-screens.css?inline';

/** The style sheet of the screens after the first one. It comes with their code. */
export const laterStyles: string = screens + sessions;
