// The pictures of the gods' gifts.
import { gallery } from '../../ui/pictures';

export const { fetchPictures, Picture } = gallery(() => import('art:bloodrage'));
