// My own part of the luck: chosen here, after the hall has promised its part.
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
