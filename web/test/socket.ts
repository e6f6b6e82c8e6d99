// A fake WebSocket: records what was sent, and lets a test send messages.
import type { Incoming, Outgoing } from '../src/wire/messages';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Incoming[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error('no page has connected');
    return found;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  hear(message: Outgoing): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  close(): void {
    this.drop(1000);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  of<T extends Incoming['type']>(type: T): Extract<Incoming, { type: T }>[] {
    return this.sent.filter((one): one is Extract<Incoming, { type: T }> => one.type === type);
  }
}
