### Partnership of Jarls

expansion-partnership = Partnership of Jarls

## What happened

event-shield-given = { $who } gives { $what } a shield.

## Timeline

step-VAL-PARTNER-11 = partners give each other a shield
