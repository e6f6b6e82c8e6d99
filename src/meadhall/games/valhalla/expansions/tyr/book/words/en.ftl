# What the lesson says, step by step.

lesson-tyr-1 = You hold two Tyr cards. They are neither warriors nor tactics: each makes one warrior stronger, and only at the moment he joins. Add Hrodulf.
lesson-tyr-2 = Choose his place.
lesson-tyr-3 = Now is the moment: lay Tyr's Oath under him. He gets +2 whenever he is armed.
lesson-tyr-4 = Then you draw as usual. Keep this one.
lesson-tyr-end = Under a warrior who already stands there you can lay nothing, so keep Tyr cards for those to come. When he leaves, his Tyr card is discarded. Play on.
