// The pictures of Valhalla's cards.
import { gallery } from '../../../ui/pictures';

export const { fetchPictures, Picture } = gallery(() => import('art:valhalla'));
